export { renderFirstScreens } from '@kinora/client/first-screens';
