export { findPortrait, portraitOf } from './portrait.ts';
export { registerSystemIcons } from './system-icon-routes.ts';
export { systemIconsVersion, systemIconUrl } from './system-icons.ts';
