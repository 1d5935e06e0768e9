import { describeTheme } from '../describe-theme.fixture.ts';
import { theme } from './theme.ts';

describeTheme(theme);
