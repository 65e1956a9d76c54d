import type { ReactNode } from 'react';

const draw = (shape: ReactNode) =>
  function Icon({ size = 18 }: { size?: number }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {shape}
      </svg>
    );
  };

export const AlertIcon = draw(<path d="M12 4 2.8 20h18.4ZM12 10v4M12 17v.01" />);
export const ArrowIcon = draw(<path d="M15 6l-6 6 6 6" />);
export const BagIcon = draw(<path d="M5 8h14l1 12H4ZM9 8V7a3 3 0 0 1 6 0v1" />);
export const BellIcon = draw(<path d="M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15ZM10 20.5a2.2 2.2 0 0 0 4 0" />);
export const BookIcon = draw(<path d="M5 4h10a4 4 0 0 1 4 4v12H9a4 4 0 0 1-4-4ZM9 9h6M9 13h6" />);
export const CheckIcon = draw(<path d="M5 13l4.5 4.5L19 7" />);
export const CopyIcon = draw(
  <>
    <rect x="9" y="9" width="11" height="11" rx="2" />
    <path d="M5 15H4V6a2 2 0 0 1 2-2h9v1" />
  </>,
);
export const CrossIcon = draw(<path d="M6 6l12 12M18 6L6 18" />);
export const DotsIcon = draw(<path d="M6 12h.01M12 12h.01M18 12h.01" strokeWidth="2.6" />);
export const ExitIcon = draw(<path d="M14 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h8M11 12h10M17 8l4 4-4 4" />);
export const ListIcon = draw(<path d="M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01" />);
export const MoonIcon = draw(<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />);
export const OutIcon = draw(<path d="M14 4h6v6M20 4l-9 9M10 5H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-4" />);
export const PlusIcon = draw(<path d="M12 5v14M5 12h14" />);
export const ReplayIcon = draw(<path d="M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5" />);
export const SearchIcon = draw(
  <>
    <circle cx="11" cy="11" r="6.5" />
    <path d="M16 16l4.5 4.5" />
  </>,
);
export const SendIcon = draw(<path d="M4 12L20 4l-6 16-3-7ZM11 13l9-9" />);
export const SunIcon = draw(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1" />
  </>,
);
