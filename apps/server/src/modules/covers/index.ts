export { ownCovers } from './own-covers.ts';
