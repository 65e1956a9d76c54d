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
export const CardIcon = draw(
  <>
    <rect x="3" y="6" width="18" height="13" rx="2" />
    <path d="M3 10.5h18M7 15h4" />
  </>,
);
export const ChartIcon = draw(<path d="M4 20h16M7 16v-5M12 16V6M17 16v-8" />);
export const GearIcon = draw(
  <>
    <circle cx="12" cy="12" r="3" />
    <path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2" />
  </>,
);
export const KeyIcon = draw(
  <>
    <circle cx="8" cy="15" r="4" />
    <path d="M11 12l8-8M15 8l3 3" />
  </>,
);
export const LinkIcon = draw(
  <path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1" />,
);
export const MenuIcon = draw(<path d="M4 7h16M4 12h16M4 17h16" />);
export const PeopleIcon = draw(
  <>
    <circle cx="9" cy="9" r="3.2" />
    <path d="M3.5 19a5.5 5.5 0 0 1 11 0M15.5 6.2a3 3 0 0 1 0 5.6M17 14.2a5 5 0 0 1 3.5 4.8" />
  </>,
);
export const PersonIcon = draw(
  <>
    <circle cx="12" cy="9" r="3.6" />
    <path d="M5.5 20a6.5 6.5 0 0 1 13 0" />
  </>,
);
export const RocketIcon = draw(
  <path d="M12 3c4 3 5 7 4.5 11h-9C7 10 8 6 12 3ZM7.5 12L5 15v3l2.5-2M16.5 12l2.5 3v3l-2.5-2M10.5 17l1.5 4 1.5-4M12 9v.01" />,
);
export const ShopIcon = draw(
  <path d="M4 10l1.5-6h13L20 10M5 10v10h14V10M4 10a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M10 20v-5h4v5" />,
);
