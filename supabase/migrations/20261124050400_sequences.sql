-- Sequences were left to everybody by the default of a new project: only our functions count with them.
revoke all on all sequences in schema public from public, anon, authenticated;
