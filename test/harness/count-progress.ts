/** How far a run of that many has come, each time it is called, and how long the rest will take at this pace. */
export function countProgress(total: number): () => string {
  const began = Date.now();
  let done = 0;
  return () => {
    done += 1;
    const minutesLeft = (((Date.now() - began) / done) * (total - done)) / 60_000;
    return `${done}/${total} (${minutesLeft.toFixed(0)} min left)`;
  };
}
