import { expect, type Locator, type Page } from '@playwright/test';

/** What a person does on a page, whatever the device. */
export interface InputDevice {
  /** A button or link. */
  press: (target: Locator) => Promise<void>;
  /** Another tab of the one row of tabs. */
  openTab: (tab: Locator) => Promise<void>;
  /** A check box or radio button. */
  choose: (target: Locator) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
  /** Key by key into a field that puts what is typed in a shape of its own. */
  type: (field: Locator, text: string) => Promise<void>;
  /** An entry of one of the browser's own lists, by how it begins. */
  pick: (list: Locator, label: string) => Promise<void>;
  /** Answers the browser's file dialog. */
  upload: (
    input: Locator,
    file: { name: string; mimeType: string; buffer: Buffer },
  ) => Promise<void>;
}

/** A mouse. */
export const mouse = (): InputDevice => ({
  press: (target) => target.click(),
  openTab: (tab) => tab.click(),
  choose: (target) => target.check(),
  write: (field, text) => field.fill(text),
  type: (field, text) => field.pressSequentially(text),
  pick: async (list, label) => {
    await list.selectOption({ label });
  },
  upload: (input, file) => input.setInputFiles(file),
});

const MOST_STOPS = 250;

/** Key by key to the target, as somebody without a mouse goes; fails where the key never arrives. */
const walkTo = async (page: Page, target: Locator, key: string): Promise<void> => {
  await expect(target).toBeAttached();
  const isThere = (): Promise<boolean> =>
    target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await isThere()); stops += 1) {
    if (stops === MOST_STOPS) throw new Error(`${key} does not lead to ${target.toString()}`);
    await page.keyboard.press(key);
  }
};

const tabTo = (page: Page, target: Locator): Promise<void> => walkTo(page, target, 'Tab');

/** A keyboard, and nothing else. */
export const keyboard = (page: Page): InputDevice => {
  // Listening from the start: the browser hands its dialogs over only a moment after it was asked to.
  page.on('filechooser', () => undefined);
  return keysOf(page);
};

const keysOf = (page: Page): InputDevice => ({
  press: async (target) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  openTab: async (tab) => {
    await tabTo(page, page.getByRole('tab', { selected: true }));
    await walkTo(page, tab, 'ArrowRight');
    await page.keyboard.press('Enter');
  },
  choose: async (target) => {
    await tabTo(page, target);
    await page.keyboard.press('Space');
    await expect(target).toBeChecked();
  },
  write: async (field, text) => {
    await tabTo(page, field);
    await page.keyboard.insertText(text);
    await expect(field).toHaveValue(text);
  },
  type: async (field, text) => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  },
  pick: async (list, label) => {
    await tabTo(page, list);
    await page.keyboard.type(label);
    await expect(list.locator('option:checked')).toHaveText(label);
  },
  upload: async (input, file) => {
    await tabTo(page, input);
    const dialog = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await dialog).setFiles(file);
  },
});
