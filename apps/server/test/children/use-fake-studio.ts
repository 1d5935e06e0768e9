import { replaceStudio } from './replace-studio.ts';

/** `node --import` this runs the product's own server on the fake studio. */
replaceStudio(new URL('fake-studio-program.ts', import.meta.url));
