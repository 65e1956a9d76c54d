/** The sets of files that import each other in a circle, each sorted (Tarjan's strongly connected components). */
export function findCircles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const number = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];

  const visit = (file: string): void => {
    number.set(file, number.size);
    lowest.set(file, number.get(file) as number);
    path.push(file);
    for (const target of graph.get(file) ?? []) {
      if (!graph.has(target)) continue;
      if (!number.has(target)) visit(target);
      if (path.includes(target)) {
        lowest.set(file, Math.min(lowest.get(file) as number, lowest.get(target) as number));
      }
    }
    if (lowest.get(file) !== number.get(file)) return;
    const circle = path.splice(path.indexOf(file));
    const importsItself = graph.get(file)?.includes(file) === true;
    if (circle.length > 1 || importsItself) circles.push(circle.sort());
  };

  for (const file of graph.keys()) if (!number.has(file)) visit(file);
  return circles;
}
