"""What a seat sees as typed models: mine, boards, hand, question, log, with the words and pictures for them.

Made from views; no HTTP, no database and no service here, so an exported page can be made without a server.
"""
