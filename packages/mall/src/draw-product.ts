import { asset, type Reply } from './reply.ts';

/** A picture that is the same for a slug on every visit: shapes in the shop's own colours. */
export function drawProduct(slug: string, colours: [string, string, string], form: 'round' | 'tall' | 'box'): Reply {
  const seed = [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const [ground, body, accent] = colours;
  const tilt = (seed % 14) - 7;
  const size = 90 + (seed % 40);
  const shapes = {
    round: `<circle cx="200" cy="${210 - (seed % 20)}" r="${size}" fill="${body}"/><ellipse cx="200" cy="${170 - (seed % 20)}" rx="${size * 0.6}" ry="${size * 0.22}" fill="${accent}"/>`,
    tall: `<rect x="${200 - size * 0.32}" y="${300 - size * 1.6}" width="${size * 0.64}" height="${size * 1.6}" rx="18" fill="${body}"/><path d="M${200 - size * 0.8} ${320 - size * 1.4}L200 ${250 - size * 1.4}L${200 + size * 0.8} ${320 - size * 1.4}Z" fill="${accent}"/>`,
    box: `<rect x="${200 - size}" y="${205 - size * 0.7}" width="${size * 2}" height="${size * 1.4}" rx="10" fill="${body}"/><rect x="${200 - size * 0.5}" y="${205 - size * 0.35}" width="${size}" height="${size * 0.7}" rx="6" fill="${accent}"/>`,
  };
  return asset(
    'image/svg+xml',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><rect width="400" height="400" fill="${ground}"/><ellipse cx="200" cy="325" rx="${size * 1.1}" ry="14" fill="rgba(0,0,0,.12)"/><g transform="rotate(${tilt} 200 220)">${shapes[form]}</g></svg>`,
  );
}
