export { askExport, viewExport } from './ask-export.ts';
export { grantPart } from './export-grants.ts';
export { registerExports } from './export-routes.ts';
