"""The signatures of all commands, by subject, and the help that they give. What they do is in the files beside."""
