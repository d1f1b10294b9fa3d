/** Whether the player has asked for a newer version of the page: then he need not be asked whether he wants to leave. */
export const reloading = { isAsked: false };
