import { replaceStudio } from './replace-studio.ts';

/** `node --import` this runs the product's own server on the painted studio. */
replaceStudio(new URL('painted-studio-program.ts', import.meta.url));
