// Everything else is behind this import, so that shared modules resolve first.
void import('./entries/standalone.tsx');
