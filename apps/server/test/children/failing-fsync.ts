import fs from 'node:fs';

// Loaded before the database's thread: its disk reports an error once the fault file is there.
const fault = process.env.KINORA_TEST_FAULT ?? '';
const { fsyncSync } = fs;
fs.fsyncSync = (descriptor) => {
  if (fs.existsSync(fault)) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
  fsyncSync(descriptor);
};
