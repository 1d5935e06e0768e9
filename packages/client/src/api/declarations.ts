// With the gateway, which needs the declarations too: the first screen does without them.
export { changesOf, commandsHolding, localisedCommands } from '@kinora/contract';
