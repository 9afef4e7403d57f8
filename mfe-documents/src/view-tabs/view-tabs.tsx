import { useRef, type HTMLAttributes, type KeyboardEvent } from 'react';
import './view-tabs.css';

/** Props of {@link ViewTabs}. */
export interface ViewTabsProps<View extends string> {
  /** What the ids of the tabs and of their panel begin with. */
  id: string;
  label: string;
  views: readonly { readonly key: View; readonly label: string }[];
  view: View;
  onView: (view: View) => void;
}

/** Where an arrow, Home or End leads to from a tab; past the last one it begins anew. */
const placeAfter = (key: string, place: number, count: number): number | undefined => {
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: (place + count - 1) % count,
    ArrowRight: (place + 1) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
};

/** A few views of one thing: arrows, Home and End open the next one, Tab leads on into its panel. */
export const ViewTabs = <View extends string>(props: ViewTabsProps<View>) => {
  const { id, label, views, view, onView } = props;
  const list = useRef<HTMLDivElement>(null);
  const turn = (event: KeyboardEvent): void => {
    const place = views.findIndex(({ key }) => key === view);
    const next = views[placeAfter(event.key, place, views.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onView(next.key);
    list.current?.querySelector<HTMLElement>(`[data-view="${next.key}"]`)?.focus();
  };
  return (
    <div ref={list} className="doc-view-tabs" role="tablist" aria-label={label} onKeyDown={turn}>
      {views.map((one) => (
        <button
          key={one.key}
          id={`${id}-${one.key}`}
          type="button"
          role="tab"
          data-view={one.key}
          aria-selected={one.key === view}
          aria-controls={`${id}-panel`}
          tabIndex={one.key === view ? 0 : -1}
          onClick={() => onView(one.key)}
        >
          {one.label}
        </button>
      ))}
    </div>
  );
};

/** What makes an element the panel of these tabs. */
export const panelOf = (id: string, view: string): HTMLAttributes<HTMLElement> => ({
  id: `${id}-panel`,
  role: 'tabpanel',
  'aria-labelledby': `${id}-${view}`,
});
