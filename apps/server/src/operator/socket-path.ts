import path from 'node:path';

/** Where the operator's orders come in: a socket in the data folder, which its owner alone may open. */
export const socketPathOf = ({ dataFolder }: { dataFolder: string }): string => path.join(dataFolder, 'operator.sock');
