"""The keys of a screen in one line at its foot. One text for all of them: a widget for each makes a start slow."""

from __future__ import annotations

from textual import events
from textual.content import Content
from textual.style import Style
from textual.widgets import Static


class KeyBar(Static):
    """Keys and what they do, as many as fit; a click does the same."""

    DEFAULT_CSS = """
    KeyBar {
        dock: bottom; height: 1; padding: 0 1; background: $footer-background; color: $footer-foreground;
        link-style: none; link-color: $footer-foreground;
    }
    """

    def on_resize(self, event: events.Resize) -> None:
        """List them, the first ones first."""
        bindings = [active.binding for active in self.screen.active_bindings.values()]
        shown = {binding.action: binding for binding in reversed(bindings) if binding.show}
        line = Content()
        for binding in reversed(shown.values()):
            click = Style.from_meta({"@click": f"app.{binding.action}"})
            key = (self.app.get_key_display(binding), click + Style(bold=True))
            longer = Content.assemble(line, "  " if line else "", key, (f" {binding.description}", click))
            if longer.cell_length > event.size.width:
                break
            line = longer
        self.update(line)
