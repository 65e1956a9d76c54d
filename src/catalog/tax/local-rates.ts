import type { DatedTable } from './dated-table.ts';

/** Local sales tax where a three-digit ZIP prefix is nearly one taxing place, in thousandths of a percent. */
export const localRates: DatedTable<[prefixes: string, local: number][]> = {
  asOf: '2025-07',
  sources: ['the rate tables of the revenue departments of these states, and of the cities of Denver and Phoenix'],
  approximate: 'Special districts within a city are left out. Elsewhere the average of the state applies.',
  values: [
    ['100 101 102 103 104 111 112 113 114 116', 4875], // New York City
    ['191', 2000], // Philadelphia
    ['152', 1000], // Pittsburgh
    ['606', 4000], // Chicago
    ['900 901', 2500], // Los Angeles
    ['941', 1375], // San Francisco
    ['951', 2125], // San Jose
    ['921', 500], // San Diego
    ['981', 3850], // Seattle
    ['752 753', 2000], // Dallas
    ['770 772', 2000], // Houston
    ['782', 2000], // San Antonio
    ['787', 2000], // Austin
    ['331', 1000], // Miami
    ['322', 1500], // Jacksonville
    ['303', 4900], // Atlanta
    ['802', 6250], // Denver
    ['850', 3500], // Phoenix
    ['891', 1525], // Las Vegas
    ['554', 2150], // Minneapolis
    ['381', 2750], // Memphis
    ['282', 2500], // Charlotte
    ['276', 2500], // Raleigh
    ['995', 0], // Anchorage
    ['968', 500], // Honolulu
  ],
};

const byPrefix = new Map(
  localRates.values.flatMap(([prefixes, local]) => prefixes.split(' ').map((prefix) => [prefix, local])),
);

export function localRate(zip: string): number | undefined {
  return byPrefix.get(zip.slice(0, 3));
}

/** New York City levies no tax of its own on clothing that the state exempts; most other counties do. */
export const newYorkCity = new Set((localRates.values[0]?.[0] ?? '').split(' '));
