/** A picture of the letters, as a data URI: readable for a person, not present as page text. */
export function drawCaptcha(text: string): string {
  const letters = [...text]
    .map((letter, index) => {
      const tilt = ((letter.charCodeAt(0) * 7) % 40) - 20;
      const x = 18 + index * 26;
      const y = 40 + ((letter.charCodeAt(0) * 3) % 9);
      return `<text x="${x}" y="${y}" transform="rotate(${tilt} ${x} ${y})" font-size="30" font-family="serif">${letter}</text>`;
    })
    .join('');
  const scratches = [12, 26, 41, 55].map(
    (y) => `<path d="M0 ${y}q45 ${y % 2 ? 22 : -22} 90 0t90 0" stroke="#789" fill="none"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="64"><rect width="180" height="64" fill="#eef"/>${letters}${scratches.join('')}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
