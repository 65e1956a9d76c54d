import { drawPicture, type PictureKind } from './draw-picture.ts';
import { asset, type Reply } from './reply.ts';

/** The first word that the slug contains decides the silhouette; what no word fits gets the shape of '', or a box. */
export function drawProduct(slug: string, hue: number, shapes: Partial<Record<string, PictureKind>>): Reply {
  const word = Object.keys(shapes).find((candidate) => slug.includes(candidate));
  return asset('image/svg+xml', drawPicture(shapes[word ?? ''] ?? 'box', hue));
}
