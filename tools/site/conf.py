"""What Sphinx is told about the site."""

from importlib.metadata import version as version_of

project = "Imperial Miners"
author = "the Imperial Miners developers"
version = release = version_of("imperial-miners")
extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["examples"]
myst_heading_anchors = 4
myst_enable_extensions = ["deflist", "html_image"]
html_theme = "furo"
html_title = "Imperial Miners"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#8a3312", "color-brand-content": "#8a3312"},
    "dark_css_variables": {"color-brand-primary": "#ffb52e", "color-brand-content": "#ffb52e"},
}
html_show_copyright = False
html_show_sphinx = False
html_copy_source = False
html_last_updated_fmt = None
nitpicky = True
pygments_style = "default"
