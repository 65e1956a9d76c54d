/** What a move did. `acted`: the page may have changed, look again. `idle`: there was nothing to do. */
export type Effect = 'acted' | 'idle';
