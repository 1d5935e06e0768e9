import type { Area, FirstArea, LaterArea } from './areas.ts';
import type { ArgsOfText } from './placeholders.ts';
import type source from './tables/zh-Hans/index.ts';
import type { PluralText, Text } from './text.ts';

type Source = typeof source;

/** The texts of the source by area. */
type SourceAreas = Source['first'] & {
  readonly [A in LaterArea]: Awaited<ReturnType<Source['later'][A]>>['default'];
};

type AllOf<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

type SourceTexts = AllOf<SourceAreas[Area]>;

/** Key of a text: `page.thing`. The table of Simplified Chinese is the source; its keys are the keys. */
export type TextKey = keyof SourceTexts;

/** The arguments of a text, by the placeholders of its Chinese source. */
export type ArgsOf<Key extends TextKey> = ArgsOfText<SourceTexts[Key]>;

/** Keys of texts that take no argument. */
export type PlainTextKey = { [Key in TextKey]: ArgsOf<Key> extends readonly [] ? Key : never }[TextKey];

/** Every key of the source; a text that has forms there has forms here, any other text may have them. */
type Translation<Texts> = { readonly [Key in keyof Texts]: Texts[Key] extends string ? Text : PluralText };

/** One area of a locale. */
export type AreaTable<A extends Area> = Translation<SourceAreas[A]>;

/** A whole table: the texts of every area. */
export type Table = Translation<SourceTexts>;

/** What a locale brings: the first areas with it, the others when they are asked for. */
export interface LocaleTables {
  readonly first: { readonly [A in FirstArea]: AreaTable<A> };
  readonly later: { readonly [A in LaterArea]: () => Promise<{ readonly default: AreaTable<A> }> };
}
