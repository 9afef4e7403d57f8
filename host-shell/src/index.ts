// The entry only starts the real program: shared libraries are settled between the two files.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
