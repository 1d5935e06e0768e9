/** Something in the sky or before it. `x`, `y` centre; `size` share of the width. */
export type Wonder =
  | {
      kind: 'planet';
      x: number;
      y: number;
      size: number;
      colours: readonly [bright: string, body: string, dark: string];
      ring?: string;
    }
  | { kind: 'moon'; x: number; y: number; size: number; colour?: string }
  | { kind: 'comet'; x: number; y: number; size: number; angle: number; colour?: string }
  | {
      kind: 'constellation';
      x: number;
      y: number;
      size: number;
      points: readonly (readonly [number, number])[];
      colour?: string;
    }
  | { kind: 'spiral'; x: number; y: number; size: number; colour: string; core: string }
  | { kind: 'aurora'; colours: readonly string[]; from: number; strength: number }
  | { kind: 'ridge'; y: number; colour: string; rough?: number }
  | { kind: 'earth'; y: number; colour: string; air: string }
  | { kind: 'porthole'; x: number; y: number; size: number; metal: readonly [string, string] };

/** One kind of wonder. */
export type WonderOf<K extends Wonder['kind']> = Extract<Wonder, { kind: K }>;
