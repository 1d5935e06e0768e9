/** A browser saves every file alike. */
export { saveImage as saveVideo } from './save-image.web';
