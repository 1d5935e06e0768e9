export { startApp } from './app/start';
