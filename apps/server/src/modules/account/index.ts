export { registerSystemIcons } from './system-icon-routes.ts';
