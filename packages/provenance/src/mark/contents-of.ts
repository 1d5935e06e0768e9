import type { Metadata } from 'sharp';
import { type PictureContents, readContents } from '../contents.ts';

/** What a picture's file says that it shows; undefined where who made it did not know. */
export const contentsOf = ({ xmp }: Metadata): PictureContents | undefined => readContents(xmp?.toString('utf8'));
