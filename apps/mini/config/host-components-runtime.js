import { mergeInternalComponents } from '@tarojs/shared';
import attributes from './host-attributes.json';

// Names of attributes are shortened alike in templates and in data: both must know the same ones.
mergeInternalComponents(attributes);
