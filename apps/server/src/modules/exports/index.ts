export { askExport, viewExport } from './ask-export.ts';
