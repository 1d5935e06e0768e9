export { type AigcField, type AigcFields, aigcOfValue } from './aigc-fields.ts';
export { BrokenFileError } from './bytes.ts';
export { type FileFormat, type FileLabel, readLabel, UnknownFormatError, writeLabel } from './label-file.ts';
export type { OriginNote } from './xmp-packet.ts';
