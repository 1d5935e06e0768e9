export { estimateWait, paceOf, recordPace } from './estimate-wait.ts';
