import { VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { niceTop } from './nice-top.ts';

export interface Bar {
  label: string;
  parts: readonly { name: string; className: string; value: number }[];
}

const HEIGHT = 180;
const LEFT = 44;
const BOTTOM = 22;
const MOST_LABELS = 8;

export interface BarChartProps {
  /** What is drawn, in a sentence for those who cannot see it. */
  title: string;
  bars: readonly Bar[];
  format?: (value: number) => string;
}

/** Stacked bars, with the same figures as a table for screen readers and the exact ones on hover. */
export function BarChart({ title, bars, format = String }: BarChartProps) {
  const { ref, width } = useElementSize();
  const sumOf = (bar: Bar) => bar.parts.reduce((sum, part) => sum + part.value, 0);
  const top = niceTop(Math.max(...bars.map(sumOf), 0));
  const room = Math.max(width - LEFT, 1);
  const step = room / Math.max(bars.length, 1);
  const scale = (value: number) => (value / top) * (HEIGHT - BOTTOM - 8);
  const every = Math.ceil(bars.length / Math.min(MOST_LABELS, Math.max(1, Math.floor(room / 70))));
  return (
    <div ref={ref}>
      <svg className="chart" aria-hidden="true">
        {[0, top / 2, top].map((value) => (
          <g key={value}>
            <line
              className="chart-line"
              x1={LEFT}
              x2={width}
              y1={HEIGHT - BOTTOM - scale(value)}
              y2={HEIGHT - BOTTOM - scale(value)}
            />
            <text x={LEFT - 6} y={HEIGHT - BOTTOM - scale(value) + 4} textAnchor="end">
              {format(value)}
            </text>
          </g>
        ))}
        {bars.map((bar, index) => (
          <g key={bar.label}>
            <title>{`${bar.label}: ${bar.parts.map((part) => `${part.name} ${format(part.value)}`).join(', ')}`}</title>
            <rect x={LEFT + index * step} y={0} width={step} height={HEIGHT - BOTTOM} fill="transparent" />
            <Stack bar={bar} x={LEFT + index * step + step * 0.15} width={step * 0.7} scale={scale} />
            {index % every === 0 && (
              <text x={LEFT + index * step + step / 2} y={HEIGHT - 6} textAnchor="middle">
                {bar.label}
              </text>
            )}
          </g>
        ))}
      </svg>
      <VisuallyHidden>
        <table>
          <caption>{title}</caption>
          <tbody>
            {bars
              .filter((bar) => sumOf(bar) > 0)
              .map((bar) => (
                <tr key={bar.label}>
                  <th scope="row">{bar.label}</th>
                  {bar.parts.map((part) => (
                    <td key={part.name}>
                      {part.name}: {format(part.value)}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  );
}

function Stack({ bar, x, width, scale }: { bar: Bar; x: number; width: number; scale(value: number): number }) {
  let y = HEIGHT - BOTTOM;
  return bar.parts.map((part) => {
    const height = scale(part.value);
    y -= height;
    return <rect key={part.name} className={part.className} x={x} y={y} width={width} height={height} rx={1} />;
  });
}
