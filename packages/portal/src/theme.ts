import { createTheme, type MantineColorsTuple } from '@mantine/core';

const green: MantineColorsTuple = [
  '#e8f7f1',
  '#d3ece1',
  '#a6d9c3',
  '#75c5a3',
  '#4db588',
  '#33aa76',
  '#1f9a68',
  '#0f8259',
  '#0b6e4f',
  '#04553c',
];

export const theme = createTheme({
  colors: { green },
  primaryColor: 'green',
  primaryShade: { light: 8, dark: 7 },
  autoContrast: true,
  respectReducedMotion: true,
  defaultRadius: 'md',
  cursorType: 'pointer',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: { fontWeight: '650' },
  components: {
    Modal: {
      defaultProps: { centered: true, padding: 'lg', overlayProps: { backgroundOpacity: 0.5 } },
      styles: { title: { fontWeight: 650, fontSize: 'var(--mantine-font-size-lg)' } },
    },
    Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none' } },
  },
});
