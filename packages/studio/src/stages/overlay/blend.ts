/** How a colour is laid over a picture. */
export type Blend = 'multiply' | 'screen' | 'overlay' | 'soft-light' | 'color';
