declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  export interface HeifPixels {
    /** RGBA. */
    data: Uint8ClampedArray;
    width: number;
    height: number;
  }

  interface HeifImage {
    /** As the file claims, upright; read without decoding. */
    get_width(): number;
    get_height(): number;
    /** Decodes into the pixels that are given; null when it cannot. */
    display(pixels: HeifPixels, done: (pixels: HeifPixels | null) => void): void;
  }

  interface Libheif {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
  }

  export default function createLibheif(): Libheif;
}
