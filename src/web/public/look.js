// Before anything is painted: the light and the skin that the player chose the last time. web/look.svelte.ts notes them.
try {
  const look = JSON.parse(localStorage.getItem('kura.look') ?? '{}');
  Object.assign(document.documentElement.dataset, look);
} catch {
  // Where the browser keeps nothing, everything is as usual.
}
