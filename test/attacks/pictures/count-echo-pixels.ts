import type { Page } from 'playwright-core';
import { ECHO_COLOUR } from './echo-card.ts';

/** How much of each JPEG has the colour on which the shops write the card; the browser decodes them. */
export function countEchoPixels(page: Page, jpegs: readonly string[]): Promise<number[]> {
  return page.evaluate(countPixels, { jpegs, colour: ECHO_COLOUR });
}

/** Runs in the page. Compression blurs edges, so a colour close to it counts too. */
async function countPixels({ jpegs, colour }: { jpegs: readonly string[]; colour: typeof ECHO_COLOUR }) {
  const counts: number[] = [];
  for (const jpeg of jpegs) {
    const bytes = Uint8Array.from(atob(jpeg), (sign) => sign.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    pen?.drawImage(picture, 0, 0);
    const { data } = pen?.getImageData(0, 0, picture.width, picture.height) ?? { data: [] };
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
      if (Math.abs(red - colour.red) + Math.abs(green - colour.green) + Math.abs(blue - colour.blue) < 90) count += 1;
    }
    counts.push(count);
  }
  return counts;
}
