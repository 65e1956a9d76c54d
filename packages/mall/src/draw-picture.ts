/** Simple silhouettes, so that product pages have a picture without any file. */
const silhouettes = {
  mug: 'M60 70h70v60a18 18 0 0 1-18 18H78a18 18 0 0 1-18-18zM130 82h14a16 16 0 0 1 16 16v8a16 16 0 0 1-16 16h-14v-12h12a6 6 0 0 0 6-6v-4a6 6 0 0 0-6-6h-12z',
  shirt: 'M72 48 40 66l12 30 14-6v66h68V90l14 6 12-30-32-18c-4 10-14 14-28 14S76 58 72 48z',
  lamp: 'M76 44h48l22 54H54zM96 98h8v44h-8zM70 142h60v12H70z',
  book: 'M50 50c18-8 34-6 50 4 16-10 32-12 50-4v92c-18-8-34-6-50 4-16-10-32-12-50-4zM96 62v78h8V62z',
  chair: 'M66 40h10v54h48V40h10v120h-10v-44H76v44H66z',
  tool: 'M60 46c10-10 26-12 38-4L80 60l6 16 16 6 18-18c8 12 6 28-4 38-8 8-18 10-28 8l-36 40c-8 6-20-6-14-14l40-36c-2-10 0-20 8-28z',
  bottle: 'M88 36h24v26c0 8 18 16 18 36v56a10 10 0 0 1-10 10H80a10 10 0 0 1-10-10V98c0-20 18-28 18-36z',
  box: 'm100 40 56 24v72l-56 26-56-26V64zm0 14L62 70l38 16 38-16zM54 78v52l40 18V96zm92 0-40 18v52l40-18z',
  bag: 'M62 74h76l10 86H52zM78 74c0-44 44-44 44 0h-10c0-30-24-30-24 0z',
  bowl: 'M44 84h112c0 34-18 54-40 58v10H84v-10c-22-4-40-24-40-58z',
  plant: 'M70 112h60l-8 48H78zM96 108c-2-30-22-44-42-46 2 26 16 42 38 46zm8 0c0-36 18-58 44-62 0 34-16 54-40 62z',
  clock:
    'M100 36a64 64 0 1 1 0 128 64 64 0 0 1 0-128zm0 14a50 50 0 1 0 0 100 50 50 0 0 0 0-100zm-5 14h10v34l22 16-6 8-26-20z',
} as const;

export type PictureKind = keyof typeof silhouettes;

export function drawPicture(kind: PictureKind, hue: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="400" height="400"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue} 32% 95%)"/><stop offset="1" stop-color="hsl(${hue} 30% 86%)"/></linearGradient></defs><rect width="200" height="200" fill="url(#g)"/><ellipse cx="100" cy="168" rx="58" ry="7" fill="hsl(${hue} 20% 70%)" opacity=".5"/><path d="${silhouettes[kind]}" fill="hsl(${hue} 38% 42%)"/></svg>`;
}
