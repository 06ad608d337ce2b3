/** The current time for a component, updated every so many ms. */
export function ticker(ms: number): () => number {
  let now = $state(Date.now());
  $effect(() => {
    const timer = setInterval(() => (now = Date.now()), ms);
    return () => clearInterval(timer);
  });
  return () => now;
}
