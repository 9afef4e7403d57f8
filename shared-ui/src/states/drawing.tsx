/** The small drawings of empty states. */
export type DrawingName = 'papers' | 'bell' | 'search' | 'board' | 'chat' | 'plug';

const shapes: Record<DrawingName, readonly string[]> = {
  papers: ['M30 22h38l14 14v52H30z', 'M68 22v14h14', 'M40 50h32M40 60h32M40 70h20'],
  bell: [
    'M56 24c-14 0-20 10-20 24 0 14-6 18-8 22h56c-2-4-8-8-8-22 0-14-6-24-20-24z',
    'M48 78c1 5 4 8 8 8s7-3 8-8',
    'M56 18v6',
  ],
  search: ['M50 26a22 22 0 1 1 0 44a22 22 0 1 1 0-44z', 'M66 64l18 18', 'M40 48h20'],
  board: ['M24 28h18v50H24z', 'M47 28h18v34H47z', 'M70 28h18v20H70z'],
  chat: ['M26 30h48v32H46L34 74V62h-8z', 'M80 44h6v28h-6v10l-10-10H54', 'M36 42h28M36 50h18'],
  plug: ['M34 56h14v16H34zM34 60h-8M34 68h-8M48 64h8', 'M64 54h16v20H64z', 'M80 64h10M56 64h8'],
};

/** A line drawing in the brand's colour; screen readers skip it. */
export const Drawing = ({ name }: { name: DrawingName }) => (
  <svg className="pui-drawing" viewBox="0 0 112 104" aria-hidden="true" focusable="false">
    <ellipse className="pui-drawing-ground" cx="56" cy="54" rx="52" ry="46" />
    {shapes[name].map((d) => (
      <path key={d} d={d} />
    ))}
  </svg>
);
