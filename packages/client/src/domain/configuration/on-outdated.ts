import { configurationOutdated } from '../../api/configuration-outdated';

/** Tells from now on when a call was refused because what it went by is no longer in force. Gives the function that ends it. */
export const onConfigurationOutdated = (listener: () => void): (() => void) => configurationOutdated.listen(listener);
