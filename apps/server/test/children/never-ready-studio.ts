/** A studio whose models are never loaded: it says nothing, and goes with whoever started it. */
process.on('disconnect', () => process.exit());
