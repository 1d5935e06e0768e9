import { registerHooks } from 'node:module';

const REAL = /\/studio\/studio\.worker\.ts$/;

/** From here on the server's studio process finds this program where the real one is. */
export function replaceStudio(program: URL): void {
  registerHooks({
    resolve: (specifier, context, next) => next(REAL.test(specifier) ? program.href : specifier, context),
  });
}
